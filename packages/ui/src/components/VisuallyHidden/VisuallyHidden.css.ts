import { hiddenVisually, uiStyle } from '../../tokens/index.ts';

export const hidden = uiStyle(hiddenVisually);
