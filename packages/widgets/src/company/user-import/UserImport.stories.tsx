import { asId } from '@drawbridge/contracts';
import {
  checkUserImport,
  getUserImport,
  getUserImportResult,
  getUserImportSample,
  type UserImport as Import,
  listTeamNames,
  startUserImport,
  USER_IMPORT_TEXTS,
} from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { UserImport, type UserImportProps } from './UserImport.tsx';

function Scene({ handlers, ...props }: UserImportProps & { handlers: Handlers }) {
  const [importId, setImportId] = useState(props.importId);
  return (
    <StoryHost handlers={handlers}>
      <h1>Import users</h1>
      <UserImport
        {...props}
        importId={importId}
        onImport={(next) => {
          props.onImport(next);
          setImportId(next);
        }}
      />
    </StoryHost>
  );
}

const ID = asId<'import'>('5c1d9a52-7b0e-4c39-8a55-6f2e8d1b4a01');
const NOTHING = { invite: 0, ask: 0, update: 0, unchanged: 0, directory: 0, refused: 0 };
const CHECKED: Import = {
  import_id: ID,
  file_name: 'people.csv',
  state: 'checked',
  has_license: true,
  rows: 1_240,
  handled: 0,
  counts: NOTHING,
  check: {
    encoding: 'windows-1252',
    delimiter: ';',
    columns: [
      { header: 'E-Mail', field: 'email' },
      { header: 'Vorname', field: 'first_name' },
      { header: 'Nachname', field: 'last_name' },
      { header: 'Abteilung', field: 'department' },
      { header: 'Personalnummer', field: null },
      { header: '', field: null },
    ],
    first_lines: [
      ['noa@acme.test', 'Noa', 'Ito', 'Payments', '1001', ''],
      ['ilse@acme.test', 'Ilse', 'Weiß', 'Sicherheitsbeauftragte der Fachabteilungen', '1002', ''],
    ],
    counts: { invite: 1_200, ask: 2, update: 30, unchanged: 4, directory: 3, refused: 6 },
    faults: [
      { line: 12, column: 1, header: 'E-Mail', reason: 'email_invalid', value: 'nobody' },
      { line: 31, column: 2, header: 'Vorname', reason: 'name_invalid', value: '<b>Mika</b>' },
      { line: 40, column: 1, header: 'E-Mail', reason: 'repeated', value: '7' },
      { line: 77, column: null, header: null, reason: 'cells', value: '3/6' },
      { line: 90, column: null, header: null, reason: 'no_seat', value: 'last@acme.test' },
    ],
    more_faults: 1,
  },
};

/** Each question for progress finds the import further. */
function serve(change: Handlers = []): Handlers {
  let asked = 0;
  const running = (): Import => {
    asked += 1;
    const handled = Math.min(CHECKED.rows, asked * 620);
    const isDone = handled === CHECKED.rows;
    return {
      ...CHECKED,
      state: isDone ? 'done' : 'running',
      handled,
      counts: isDone ? CHECKED.check.counts : { ...NOTHING, invite: handled },
    };
  };
  return [
    ...change,
    [
      listTeamNames,
      () => ({
        data: {
          items: [
            { id: asId<'team'>(ID), name: 'Alpha', parent_id: null, has_rule: false, is_provisioned: false },
          ],
        },
      }),
    ],
    [
      checkUserImport,
      ({ encoding, delimiter }) => ({
        data: {
          ...CHECKED,
          check: {
            ...CHECKED.check,
            ...(encoding ? { encoding } : {}),
            ...(delimiter ? { delimiter } : {}),
          },
        },
      }),
    ],
    [startUserImport, () => ({ data: { ...CHECKED, state: 'waiting' } })],
    [getUserImport, () => ({ data: running() })],
    [getUserImportResult, () => ({ data: { file_name: 'result.csv', csv: 'line\r\n' } })],
    [getUserImportSample, () => ({ data: { file_name: 'users.csv', csv: 'email\r\n' } })],
  ];
}

const meta = {
  title: 'Widgets/Users/UserImport',
  component: documented(UserImport, Scene),
  render: (args) => <Scene {...args} />,
  args: { importId: undefined, onImport: fn(), usersHref: '#users', handlers: serve() },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const FILE = new File(['E-Mail;Vorname\nnoa@acme.test;Noa\n'], 'people.csv', { type: 'text/csv' });

/** A file is chosen, checked, imported while its progress shows, and has a result. @see COMP-16 */
export const FromFileToResult: Story = {
  args: { handlers: serve() },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await step('the sample is saved', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Download a sample' }));
      await page.findByText('The sample was downloaded');
    });
    await step('the check says what would be done and names the bad lines', async () => {
      await userEvent.upload(canvas.getByLabelText('CSV file'), FILE);
      await canvas.findByText('people.csv: 1,240 lines with a user.');
      await expect(args.onImport).toHaveBeenLastCalledWith(ID);
      await expect(canvas.getByText('Not an email address: nobody')).toBeVisible();
      await expect(canvas.getByText(/^New users get .* decide whether they join\.$/)).toBeVisible();
      await expect(canvas.getByText('Same address as on line 7')).toBeVisible();
      await expect(canvas.getByText('And 1 more. The result of the import names it.')).toBeVisible();
      await expect(canvas.getAllByText('Left out')).toHaveLength(2);
    });
    await step('separator and encoding can be corrected', async () => {
      await expect(canvas.getByLabelText('Separator')).toHaveDisplayValue('Recognized: Semicolon');
      await userEvent.selectOptions(canvas.getByLabelText('Separator'), 'Tab');
      await waitFor(() => expect(canvas.getByLabelText('Separator')).toBeEnabled());
      await expect(canvas.getByLabelText('Separator')).toHaveDisplayValue('Tab');
    });
    await step('the import shows its progress, then its result', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Import 1,232 users' }));
      await canvas.findByRole('progressbar');
      await canvas.findByText('Finished', {}, { timeout: 8_000 });
      await expect(canvas.getByRole('link', { name: 'Go to the users' })).toHaveAttribute('href', '#users');
      await userEvent.click(canvas.getByRole('button', { name: 'Download the result' }));
      await page.findByText('The result was downloaded');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }));
    await expect(await canvas.findByLabelText('CSV file')).toBeEnabled();
  },
};

/** The reason for a refusal is shown at the field, and how the file is read can be corrected. */
export const Refused: Story = {
  args: {
    handlers: serve([
      [
        checkUserImport,
        ({ delimiter }) =>
          delimiter
            ? { data: CHECKED }
            : { problem: 'bad_input', errors: { file: USER_IMPORT_TEXTS.noEmail } },
      ],
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(await canvas.findByLabelText('CSV file'), FILE);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The first line has to name one "email"',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Separator'), 'Semicolon');
    await canvas.findByText('people.csv: 1,240 lines with a user.');
  },
};

/** After a reload the browser no longer has the file: the check is shown, and how it was read. */
export const Reloaded: Story = {
  args: { importId: ID, handlers: serve([[getUserImport, () => ({ data: CHECKED })]]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('people.csv: 1,240 lines with a user.');
    await expect(canvas.getByText('To change this, choose the file again.')).toBeVisible();
    await expect(canvas.getByText('Windows-1252')).toBeVisible();
  },
};

export const Running: Story = {
  args: {
    importId: ID,
    handlers: serve([
      [
        getUserImport,
        () => ({ data: { ...CHECKED, state: 'running', handled: 600, counts: { ...NOTHING, invite: 600 } } }),
      ],
    ]),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('600 of 1,240');
  },
};

/** One that stopped continues when it is started again. */
export const Stopped: Story = {
  args: {
    importId: ID,
    handlers: serve([[getUserImport, () => ({ data: { ...CHECKED, state: 'failed', handled: 600 } })]]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/after 600 of 1,240 lines/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('Waiting to start');
  },
};

export const NothingToImport: Story = {
  args: {
    importId: ID,
    handlers: serve([
      [
        getUserImport,
        () => ({
          data: {
            ...CHECKED,
            rows: 1,
            check: { ...CHECKED.check, counts: { ...NOTHING, unchanged: 1 }, faults: [], more_faults: 0 },
          },
        }),
      ],
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/There is nothing to import/);
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull();
  },
};

export const NothingLoaded: Story = {
  args: { importId: ID, handlers: serve([[getUserImport, () => 'offline']]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The import could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NoLongerKept: Story = {
  args: { importId: ID, handlers: serve([[getUserImport, () => ({ problem: 'import_not_found' })]]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This import is no longer kept');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }));
    await expect(await canvas.findByLabelText('CSV file')).toBeEnabled();
  },
};

export const Denied: Story = {
  args: { importId: ID, handlers: serve([[getUserImport, () => ({ problem: 'forbidden' })]]) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Only administrators see this');
  },
};
