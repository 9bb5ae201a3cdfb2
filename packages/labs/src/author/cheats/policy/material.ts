import type { LabFile, LabPack } from '@drawbridge/contracts/practice';
import type { Exchange } from '../../../engine/exchange.ts';

/** What is known of a lab of files that are read and simulated. */
export interface PolicyMaterial {
  pack: Pick<LabPack, 'seed'>;
  /** The files a learner may change, as they get them and as the author solved them. */
  starter: LabFile[];
  solved: LabFile[];
  /** The queries of the visible attacks. */
  attacks: Exchange[];
}
