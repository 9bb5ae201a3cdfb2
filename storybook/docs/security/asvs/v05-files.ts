import {
  type Chapter,
  graderTest,
  met,
  moduleTest,
  notApplicable,
  policy,
  serverTest,
} from './requirement.ts';

const NO_UPLOAD = 'nothing is uploaded: what a learner submits are texts in JSON, stored in the database';

export const files: Chapter = {
  number: 5,
  title: 'Files',
  requirements: [
    met('5.1.1', 2, 'Permitted files and sizes are documented', [
      policy('Input'),
      graderTest('submission', 'that is too large is refused, naming the limit'),
    ]),
    met('5.2.1', 1, 'Sizes are limited', [
      moduleTest('practice/labs/labs', 'refuses files that are too large, with the limit named'),
      serverTest('api/api', 'when the body is no JSON, no object, too large or oddly encoded'),
      graderTest('bounds.process', 'of %s is below 256 KiB, and the same in page and server'),
    ]),
    notApplicable('5.2.2', 1, 'Content fits the extension', NO_UPLOAD, [
      graderTest('submission', 'holds a dot file only where the lab has that very file'),
    ]),
    notApplicable(
      '5.2.3',
      2,
      'Archives are bounded before they are unpacked',
      'no archive is accepted; the limit of a compressed body counts what it unpacks to',
    ),
    notApplicable('5.3.1', 1, 'Uploads are not executed', NO_UPLOAD),
    met('5.3.2', 1, 'Paths are not those of users', [
      graderTest('submission', 'is never accepted with anything but plain paths'),
      serverTest('security/asvs', 'has no listing and no file of the project at %s'),
    ]),
    notApplicable(
      '5.4.1',
      2,
      'Names of downloads are ours',
      'no response is a file: the page saves a text under the name that the server gives',
    ),
    notApplicable(
      '5.4.2',
      2,
      'Names of downloads are encoded',
      'no response is a file, and mails have no attachments',
    ),
    notApplicable('5.4.3', 2, 'Scan for malware', NO_UPLOAD),
  ],
};
