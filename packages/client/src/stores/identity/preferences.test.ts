import {
  getPreferenceForm,
  type PreferenceQuestion,
  submitPreferences,
} from '@drawbridge/contracts/identity';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../../testing/fake-server.ts';
import { findMissing, toggleOption } from './preference-answers.ts';
import { createPreferenceStore, toSent } from './preferences.ts';

const roles: PreferenceQuestion = {
  id: 'roles',
  label: 'Roles',
  options: ['Developer', 'Pentester'],
  multiSelect: true,
  required: true,
};
const level: PreferenceQuestion = {
  id: 'level',
  label: 'Level',
  options: ['Basic', 'Advanced'],
  required: true,
};
const words: PreferenceQuestion = { id: 'words', label: 'Words', options: [], required: true };

describe('REC preference answers', () => {
  it('REC-11 several options make a list, and each click adds or removes one', () => {
    const one = toggleOption({}, roles, 'Pentester');
    const two = toggleOption(one, roles, 'Developer');
    expect(two).toEqual({ roles: ['Pentester', 'Developer'] });
    expect(toggleOption(two, roles, 'Pentester')).toEqual({ roles: ['Developer'] });
  });
  it('REC-12 a single option is a text that another replaces', () =>
    expect(toggleOption(toggleOption({}, level, 'Basic'), level, 'Advanced')).toEqual({ level: 'Advanced' }));
  it('REC-10 a second click clears a single option, and REC-9 it is not sent', () => {
    const twice = toggleOption(toggleOption({}, level, 'Basic'), level, 'Basic');
    expect(toSent(twice)).toEqual({});
  });
  it('REC-9 empty lists and blank texts are not sent', () =>
    expect(toSent({ roles: [], words: '  ', level: 'Basic' })).toEqual({ level: 'Basic' }));
  it('REC-16 each unanswered required question is named by its kind', () =>
    expect(findMissing([roles, level, words], { roles: [], words: ' ' })).toEqual({
      roles: 'Please select an option',
      level: 'Please select an option',
      words: 'Required field',
    }));
  it('REC-16 an optional question may stay empty', () =>
    expect(findMissing([{ ...roles, required: false }], {})).toEqual({}));
});

describe('REC the preference store', () => {
  it("REC-13 a submission returns the server's message", async () => {
    const server = createFakeServer([[submitPreferences, () => ({ data: {}, message: 'Thank you' })]]);
    const store = createPreferenceStore(server);
    expect(await store.submit({ roles: ['Developer'], level: '' })).toEqual({
      kind: 'kept',
      message: 'Thank you',
    });
    expect(server.calls).toEqual([{ name: 'submitPreferences', input: { roles: ['Developer'] } }]);
  });
  it('REC-17 a refused submission says why', async () => {
    const store = createPreferenceStore(createFakeServer([[submitPreferences, () => 'offline']]));
    expect(await store.submit({})).toMatchObject({
      kind: 'refused',
      problem: { message: 'Server busy please try later!' },
    });
  });
  it('a form that cannot be loaded is a problem, and can be requested again', async () => {
    const server = createFakeServer([[getPreferenceForm, () => ({ problem: 'internal' })]]);
    const store = createPreferenceStore(server);
    await store.load();
    expect(store.form.value.state).toBe('problem');
    server.on(getPreferenceForm, () => ({ data: { fields: [roles] } }));
    await store.load();
    expect(store.form.value).toEqual({ state: 'ready', value: [roles] });
  });
});
