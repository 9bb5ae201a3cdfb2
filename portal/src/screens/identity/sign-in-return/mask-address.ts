/** An address that its owner recognizes and whoever looks over their shoulder does not learn: `a***@acme.test`. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at > 0 ? `${first}***${email.slice(at)}` : email;
}
