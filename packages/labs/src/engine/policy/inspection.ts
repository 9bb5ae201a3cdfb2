/** What the page shows beside the files of a policy lab. */
export interface Inspection {
  sections: InspectionSection[];
}

export interface InspectionSection {
  title: string;
  rows: InspectionRow[];
}

export interface InspectionRow {
  label: string;
  value: string;
  /** The tone of a state, which the text states too: color is never the only sign. */
  tone: 'good' | 'bad' | 'plain';
}

export const row = (label: string, value: string, tone: InspectionRow['tone'] = 'plain'): InspectionRow => ({
  label,
  value,
  tone,
});
