import DOMPurify from 'dompurify';
import { useMemo } from 'react';

const ALLOWED = {
  USE_PROFILES: { html: true, svg: true, svgFilters: false },
  FORBID_TAGS: ['style', 'form', 'iframe'],
  FORBID_ATTR: ['style'],
  ADD_ATTR: ['target'],
  // Our policy refuses texts as markup; browsers without trusted types get a text all the same.
  RETURN_TRUSTED_TYPE: true,
};

const TEXT_ALLOWED = {
  ALLOWED_TAGS: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'span', 'br'],
  ALLOWED_ATTR: ['class', 'tabindex'],
  RETURN_TRUSTED_TYPE: true,
};

interface SafeHtmlProps {
  html: string;
  className?: string;
  /** A span instead of a block. */
  inline?: boolean;
  /** Its code breaks its lines, so that none of it scrolls. */
  codeWraps?: boolean;
  /** True to remove links and images: for text that none of our authors wrote. */
  isText?: boolean;
}

/** Catalogue text as markup. The server renders it without raw HTML; it is sanitized again here. @see PLAYER-8 */
export function SafeHtml({
  html,
  className,
  inline = false,
  codeWraps = false,
  isText = false,
}: SafeHtmlProps) {
  const clean = useMemo(() => {
    // Code wider than its place scrolls: the keyboard must reach it.
    const reachable = codeWraps ? html : html.replaceAll('<pre>', '<pre tabindex="0">');
    return {
      __html: isText ? DOMPurify.sanitize(reachable, TEXT_ALLOWED) : DOMPurify.sanitize(reachable, ALLOWED),
    };
  }, [html, codeWraps, isText]);
  const Element = inline ? 'span' : 'div';
  return <Element className={className} dangerouslySetInnerHTML={clean} />;
}
