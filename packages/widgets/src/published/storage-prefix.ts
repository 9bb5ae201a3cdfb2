/** A storage that is shared with the page of somebody else, as if there were no keys but ours. @see EMB-3 */
export function withPrefix(storage: Storage, prefix: string): Storage {
  const listKeys = () => Object.keys(storage).filter((key) => key.startsWith(prefix));
  return {
    get length() {
      return listKeys().length;
    },
    key: (index) => listKeys()[index]?.slice(prefix.length) ?? null,
    getItem: (key) => storage.getItem(prefix + key),
    setItem: (key, value) => storage.setItem(prefix + key, value),
    removeItem: (key) => storage.removeItem(prefix + key),
    clear() {
      for (const key of listKeys()) storage.removeItem(key);
    },
  };
}
