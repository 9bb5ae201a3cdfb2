/** Idle slots of one kind. A slot that is no longer reusable is dropped, and its memory with it. */
export interface Pool<Slot extends { reusable(): boolean }> {
  take(): Slot;
  give(slot: Slot): void;
  clear(): void;
}

export function createPool<Slot extends { reusable(): boolean }>(
  make: () => Slot,
  maxIdle: number,
): Pool<Slot> {
  const idle: Slot[] = [];
  return {
    take: () => idle.pop() ?? make(),
    give(slot) {
      if (slot.reusable() && idle.length < maxIdle) idle.push(slot);
    },
    clear() {
      idle.length = 0;
    },
  };
}
