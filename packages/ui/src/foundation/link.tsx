import {
  type ComponentPropsWithRef,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';

/** Props of a link: those of an anchor, with a required `href`. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** How links are rendered. A portal passes its router's link; without one they are plain anchors. */
export type LinkRenderer = (props: LinkProps) => ReactElement;

// oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the props
const renderAnchor: LinkRenderer = (props) => <a {...props} />;

const LinkContext = createContext<LinkRenderer>(renderAnchor);

export interface LinkProviderProps {
  renderLink: LinkRenderer;
  children: ReactNode;
}

/** Sets how every link below is rendered; a component's own `renderLink` prop overrides it. */
export function LinkProvider({ renderLink, children }: LinkProviderProps) {
  return <LinkContext.Provider value={renderLink}>{children}</LinkContext.Provider>;
}

/** The link renderer in effect: the given one, otherwise the nearest provider's, otherwise a plain anchor. */
export function useLinkRenderer(own?: LinkRenderer): LinkRenderer {
  const inherited = useContext(LinkContext);
  return own ?? inherited;
}

/** Attributes for an external link: new tab, no access to the opener, no referrer (SHELL-17). */
export const externalLink = { target: '_blank', rel: 'noopener noreferrer' } as const;
