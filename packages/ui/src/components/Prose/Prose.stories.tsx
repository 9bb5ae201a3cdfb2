import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Components/Prose',
  component: Prose,
  argTypes: { children: { control: false } },
  args: {
    as: 'article',
    children: (
      <>
        <h1>Downloads outside the folder</h1>
        <p>
          A download route takes a <em>name</em> and gives a <strong>file</strong>. Between the two stands a
          rule that is easy to forget: the file must lie in the folder we meant. See <a href="#cwe">CWE-22</a>
          .
        </p>
        <h2>What the attacker sees</h2>
        <p>
          The route accepts <code>name=../../etc/passwd</code>, and the server is happy to join it:
        </p>
        <pre>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as lesson markup has it: long lines scroll */}
          <code tabIndex={0}>
            <span className="hljs-keyword">const</span> file = path.<span className="hljs-title">join</span>
            (root, req.query.name); <span className="hljs-comment">{'// climbs out'}</span>
          </code>
        </pre>
        <ul>
          <li>Resolve the path first, then compare.</li>
          <li>
            Compare with the separator at the end: <code>/srv/files-old</code> starts with{' '}
            <code>/srv/files</code>.
          </li>
        </ul>
        <aside data-tone="warn">
          <p>
            Filtering out <code>..</code> is not a fix: encodings bring it back.
          </p>
        </aside>
        <aside data-tone="attack">
          <p className="callout-title">Attack</p>
          <p>
            <code>/files?name=../../etc/passwd</code> leaves the folder.
          </p>
        </aside>
        <aside data-tone="fix">
          <p className="callout-title">Fix</p>
          <p>Compare the resolved path with the folder, and its separator.</p>
        </aside>
        <h3>How the fixes compare</h3>
        <table>
          <thead>
            <tr>
              <th>Fix</th>
              <th>Stops climbing</th>
              <th>Keeps subfolders</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Resolve and compare</td>
              <td>Yes</td>
              <td>Yes</td>
            </tr>
            <tr>
              <td>Take the last part only</td>
              <td>Yes</td>
              <td>No</td>
            </tr>
          </tbody>
        </table>
        <blockquote>
          <p>A check that runs before the name is made canonical checks another name.</p>
        </blockquote>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;

export const Lesson: StoryObj<typeof meta> = {};

const COLUMNS = ['Fix', 'Stops climbing', 'Keeps subfolders', 'Costs'];
const ROWS = [
  ['Resolve and compare', 'Yes', 'Yes', 'One line'],
  ['Take the last part only', 'Yes', 'No', 'One line'],
];

/** As `packages/markdown` marks it: on a phone each row is a card. */
export const WideTable: StoryObj<typeof meta> = {
  args: {
    children: (
      <table data-columns="4">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, index) => (
                <td key={COLUMNS[index]} data-label={COLUMNS[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ),
  },
};
