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
  /** Never the only sign of a state: the text has it too. */
  tone: 'good' | 'bad' | 'plain';
}

export const row = (label: string, value: string, tone: InspectionRow['tone'] = 'plain'): InspectionRow => ({
  label,
  value,
  tone,
});
