import type { LabFile, LabPack } from '@drawbridge/contracts/practice';

/** What is known of a lab whose task is an attack. */
export interface AttackMaterial {
  pack: Pick<LabPack, 'accounts' | 'files' | 'goal' | 'seed'>;
  /** The flag that the page runs with. */
  decoy: string;
}

/** An attack in the form in which the lab takes it. */
export const toScript = ({ pack }: AttackMaterial, text: string): LabFile[] => [
  { path: pack.goal?.script ?? '', text },
];
