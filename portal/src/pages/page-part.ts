import type { ComponentType, ReactNode } from 'react';
import type { Parser } from 'wouter';
import type { MatchedRoute, Route } from '../router/route.ts';

export interface FrameProps {
  route: Route;
  /** The next page is being fetched. */
  isNavigating: boolean;
  children: ReactNode;
}

/** A part of the portal: its pages and the frame around them. */
export interface PagePart {
  match(parser: Parser, path: string): MatchedRoute;
  Frame: ComponentType<FrameProps>;
}
