import { cx } from '../../foundation/cx.ts';
import { externalLink, type LinkProps, type LinkRenderer, useLinkRenderer } from '../../foundation/link.tsx';
import { ButtonContent, type ButtonProps, buttonClass } from '../Button/Button.tsx';

export interface LinkButtonProps
  extends Omit<LinkProps, 'target' | 'rel'>,
    Pick<ButtonProps, 'tone' | 'size' | 'icon' | 'iconEnd' | 'wide'> {
  /** Opens in a new tab without opener access. */
  external?: boolean;
  renderLink?: LinkRenderer;
}

/** A link that looks like a button: for navigation, where `Button` is for actions. */
export function LinkButton({
  tone = 'neutral',
  size = 'md',
  icon,
  iconEnd,
  wide = false,
  external = false,
  renderLink,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const render = useLinkRenderer(renderLink);
  const inner = (
    <ButtonContent icon={icon} iconEnd={iconEnd} size={size}>
      {children}
    </ButtonContent>
  );
  const looks = cx(buttonClass({ tone, size, wide }), className);
  // A router's link is for addresses of the app; others are always anchors.
  if (external)
    return (
      <a {...rest} {...externalLink} className={looks}>
        {inner}
      </a>
    );
  return render({ ...rest, className: looks, children: inner });
}
