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
      graderTest('submission', 'a submission that is too large is refused, naming the limit'),
    ]),
    met('5.2.1', 1, 'Sizes are limited', [
      moduleTest('practice/labs/labs', 'files that are too large are refused, with the limit named'),
      serverTest('api/api', 'a body that is no JSON, no object, too large or oddly encoded gets a 4xx'),
      graderTest('bounds.process', 'a result of %s is below 256 KiB, and the same in page and server'),
    ]),
    notApplicable('5.2.2', 1, 'Content fits the extension', NO_UPLOAD, [
      graderTest('submission', 'a submission contains a dot file only if the lab has that very file'),
    ]),
    notApplicable(
      '5.2.3',
      2,
      'Archives are bounded before they are unpacked',
      'no archive is accepted; the limit of a compressed body counts what it unpacks to',
    ),
    notApplicable('5.3.1', 1, 'Uploads are not executed', NO_UPLOAD),
    met('5.3.2', 1, 'Paths are not those of users', [
      graderTest('submission', 'a submission is never accepted with anything but plain paths'),
      serverTest('security/asvs', 'there is no listing and no file of the project at %s'),
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
