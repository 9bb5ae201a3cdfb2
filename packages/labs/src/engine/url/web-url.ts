/** The parts of an address, as the `URL` of a browser has them. */
export interface WebUrl {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
export type UrlPart = Exclude<keyof WebUrl, 'origin'>;
