/** In place of the function that React components call to follow the signals they read: Preact's follow by themselves. */
export function useSignals(): void {}
