import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CodeBlock } from './CodeBlock.tsx';

const code = `import path from 'node:path';

export function toFile(root, name) {
  const file = path.resolve(root, name);
  if (!file.startsWith(root + path.sep)) throw new Error('outside the folder');
  return file;
}
`;

const meta = {
  title: 'Components/CodeBlock',
  component: CodeBlock,
  args: { code, title: 'download.js' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof CodeBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const NumberedAndMarked: Story = { args: { lineNumbers: true, markedLines: [5] } };
export const Highlighted: Story = {
  args: {
    code: 'const limit = 5; // tries',
    language: 'JavaScript',
    children: (
      <>
        <span className="hljs-keyword">const</span> limit = <span className="hljs-number">5</span>;{' '}
        <span className="hljs-comment">{'// tries'}</span>
      </>
    ),
  },
};

/** The browser refuses the clipboard, as in many frames: the text is selected, and the reader is told. */
export const CopyDenied: Story = {
  args: { code: 'npm install @drawbridge/widgets', title: 'Terminal' },
  beforeEach: () => {
    const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
      configurable: true,
    });
    return () => {
      if (original) Object.defineProperty(navigator, 'clipboard', original);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('copy it with your keyboard');
    await expect(getSelection()?.toString()).toBe('npm install @drawbridge/widgets');
  },
};
