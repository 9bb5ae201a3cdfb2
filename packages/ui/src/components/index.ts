export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx';
export { Footer, type FooterLink, type FooterProps } from './AppShell/Footer.tsx';
export { Sidebar, type SidebarProps } from './AppShell/Sidebar.tsx';
export type { SidebarItem, SidebarSection } from './AppShell/SidebarContent.tsx';
export { TopBar, type TopBarProps } from './AppShell/TopBar.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { toInitials } from './Avatar/initials.ts';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { type Status, StatusPill, type StatusPillProps } from './Badge/StatusPill.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonTone } from './Button/Button.tsx';
export { Callout, type CalloutProps } from './Callout/Callout.tsx';
export { Card, CardActions, CardLink, type CardLinkProps, type CardProps } from './Card/Card.tsx';
export { Carousel, type CarouselProps, type CarouselSlide } from './Carousel/Carousel.tsx';
export { Chart, type ChartProps } from './Chart/Chart.tsx';
export { type CategoryKind, type ChartSeries, toChartMax } from './Chart/chart-data.ts';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './Checkbox/RadioGroup.tsx';
export { Chip, type ChipProps } from './Chip/Chip.tsx';
export { CodeBlock, type CodeBlockProps } from './CodeBlock/CodeBlock.tsx';
export { CommandPalette, type CommandPaletteProps } from './CommandPalette/CommandPalette.tsx';
export type { Command } from './CommandPalette/commands.ts';
export { CopyButton, type CopyButtonProps } from './Copy/CopyButton.tsx';
export { useCopyText } from './Copy/use-copy-text.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './Dialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps, DialogsInPlace } from './Dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { type ControlProps, Field, type FieldProps, type FieldTexts } from './Field/Field.tsx';
export { Heatmap, type HeatmapDay, type HeatmapProps } from './Heatmap/Heatmap.tsx';
export { toLevel } from './Heatmap/heatmap-days.ts';
export { Icon, type IconProps } from './Icon/Icon.tsx';
export type { IconData } from './Icon/icon-data.ts';
export * from './Icon/icons/index.ts';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Kbd, type KbdProps } from './Kbd/Kbd.tsx';
export { Grid, type GridProps, Inline, type InlineProps, Stack, type StackProps } from './Layout/Layout.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton/LinkButton.tsx';
export { Logo, type LogoProps } from './Logo/Logo.tsx';
export { LogoMark, type LogoMarkProps } from './Logo/LogoMark.tsx';
export { Menu, MenuPopover, type MenuPopoverProps, type MenuProps } from './Menu/Menu.tsx';
export type { MenuEntry, MenuHeading, MenuItem, MenuSeparator } from './Menu/menu-entries.ts';
export { type MenuPopoverState, type MenuTriggerProps, useMenuButton } from './Menu/use-menu-button.ts';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { ProblemState, type ProblemStateProps } from './ProblemState/ProblemState.tsx';
export { ProgressBar, type ProgressBarProps } from './Progress/ProgressBar.tsx';
export { ProgressRing, type ProgressRingProps } from './Progress/ProgressRing.tsx';
export { Prose, type ProseProps } from './Prose/Prose.tsx';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './Spinner/LoadingOverlay.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Splitter, type SplitterProps } from './Splitter/Splitter.tsx';
export {
  Table,
  type TableColumn,
  type TableProps,
  type TableSort,
  type TableWindow,
} from './Table/Table.tsx';
export { type Tab, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { SearchField, type SearchFieldProps } from './TextField/SearchField.tsx';
export { TextArea, type TextAreaProps } from './TextField/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { Thumbnail, type ThumbnailProps } from './Thumbnail/Thumbnail.tsx';
export { ToastRegion, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export {
  createToasts,
  type Toast,
  type ToastAction,
  type ToastInput,
  type Toasts,
  type ToastTone,
  toastDurationMs,
} from './Toast/toasts.ts';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { hiddenClass, VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
