import { type Chapter, notApplicable } from './requirement.ts';

const NO_WEBRTC = 'no WebRTC';

export const webrtc: Chapter = {
  number: 17,
  title: 'WebRTC',
  requirements: [
    notApplicable('17.1.1', 2, 'Addresses behind a relay', NO_WEBRTC),
    notApplicable('17.2.1', 2, 'Keys of media servers', NO_WEBRTC),
    notApplicable('17.2.2', 2, 'Ciphers of media', NO_WEBRTC),
    notApplicable('17.2.3', 2, 'Authenticity of media', NO_WEBRTC),
    notApplicable('17.2.4', 2, 'Malformed media', NO_WEBRTC),
    notApplicable('17.3.1', 2, 'Floods of signaling', NO_WEBRTC),
    notApplicable('17.3.2', 2, 'Malformed signaling', NO_WEBRTC),
  ],
};
