import type { OpenedVideo } from '@drawbridge/contracts/learning';

/** Four seconds of one color, with a captioned second. */
const VIDEO =
  'data:video/webm;base64,GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAQkEU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZUrmtTrIHYTbuMU6uEElTDZ1OsggEeTbuMU6uEHFO7a1OsggPW7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmsirXsYMPQkBNgI1MYXZmNTkuMjcuMTAwV0GNTGF2ZjU5LjI3LjEwMESJiECvQAAAAAAAFlSua8GuAQAAAAAAADjXgQFzxYh/FSjRvWDqH5yBACK1nIN1bmSIgQCGhVZfVlA5g4EBI+ODhAvrwgDgibCBoLqBWpqBAhJUw2dAgXNzoGPAgGfImkWjh0VOQ09ERVJEh41MYXZmNTkuMjcuMTAwc3PbY8CLY8WIfxUo0b1g6h9nyKVFo4dFTkNPREVSRIeYTGF2YzU5LjM3LjEwMCBsaWJ2cHgtdnA5Z8iiRaOIRFVSQVRJT05Eh5QwMDowMDowNC4wMDAwMDAwMDAAAB9DtnVCK+eBAKOsgQAAgIJJg0IACfAFljY4JBwZTgAAYEQYfr2gAGc/5YwAAf5FKW+J23yETkCjlYEAyACGAECSHPxeAAADcAAAWfmG4KOVgQGQAIYAQJIc/F0AAANwAABZ+Ybgo5WBAlgAhgBAkhz8XgAAA3AAAFn5huCjlYEDIACGAECSHPxbwAADcAAAWfmG4KOsgQPogIJJg0IACfAFljY4JBwZTgAAYEQYfr2gAGc/5YwAAf5FKW+J23yETkCjlYEEsACGAECSHPxdAAADcAAAWfmG4KOVgQV4AIYAQJIc/F4AAANwAABZ+Ybgo5WBBkAAhgBAkhzoWYAAA3AAAFn5huCjlYEHCACGAECSHPxeAAADcAAAWfmG4KOsgQfQgIJJg0IACfAFljY4JBwZTgAAYEQYfr2gAGc/5YwAAf5FKW+J23yETkCjlYEImACGAECSHPxeAAADcAAAWfmG4KOVgQlgAIYAQJIc/FvAAANwAABZ+Ybgo5WBCigAhgBAkhz8XgAAA3AAAFn5huCjlYEK8ACGAECSHPxdAAADcAAAWfmG4KOsgQu4gIJJg0IACfAFljY4JBwZTgAAYEQYfr2gAGc/5YwAAf5FKW+J23yETkCjlYEMgACGAECSHOhZgAADcAAAWfmG4KOVgQ1IAIYAQJIc/F4AAANwAABZ+Ybgo5WBDhAAhgBAkhz8XQAAA3AAAFn5huCjlYEO2ACGAECSHPxeAAADcAAAWfmG4BxTu2vJu4+zgQC3iveBAfGCAaXwgQO7kLOCA+i3iveBAfGCAaXwgY27kbOCB9C3i/eBAfGCAaXwggEXu5Gzggu4t4v3gQHxggGl8IIBoQ==';
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:04.000\nThis is the staff portal of a small clinic.\n';
const POSTER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><title>Sign-in</title><rect width="16" height="9" fill="#2a5db0"/></svg>';

export function buildSampleVideo(overrides: Partial<OpenedVideo> = {}): OpenedVideo {
  return {
    title: 'The number that was SQL',
    url: VIDEO,
    captions_url: `data:text/vtt,${encodeURIComponent(CAPTIONS)}`,
    poster_url: `data:image/svg+xml,${encodeURIComponent(POSTER)}`,
    expires_at: '2099-01-01T00:00:00.000Z',
    transcript_html: '<p>We type a <strong>single quote</strong> as the staff number.</p>',
    position: 0,
    ...overrides,
  };
}
