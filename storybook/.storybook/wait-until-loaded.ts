import { waitFor } from 'storybook/test';

const VISIBLE = 'svg, img, input, progress, iframe';

/**
 * Waits until the story shows what it loads: a check would otherwise judge the skeleton. A story about the skeleton
 * itself has "Loading" in its name, or `parameters: { staysLoading: true }`.
 */
export async function waitUntilLoaded(name: string, parameters: Record<string, unknown>): Promise<void> {
  const staysLoading = parameters['staysLoading'] === true || name.includes('Loading');
  await waitFor(() => {
    const isLoading = document.querySelector('[data-skeleton]') !== null;
    if (isLoading && !staysLoading)
      throw new Error(
        'The story still shows a skeleton: load its content, or set the parameter staysLoading.',
      );
    if (document.body.innerText.trim() === '' && !document.body.querySelector(`${VISIBLE}, [data-skeleton]`))
      throw new Error('The story shows nothing.');
  });
}
