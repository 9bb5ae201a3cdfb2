/** Vite: the address of a file, as a string. */
declare module '*.zip?url' {
  const url: string;
  export default url;
}
declare module '*.wasm?url' {
  const url: string;
  export default url;
}
