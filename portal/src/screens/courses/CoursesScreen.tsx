import { PROFICIENCIES, type Proficiency } from '@drawbridge/contracts';
import {
  Button,
  Chip,
  hiddenClass,
  Inline,
  LinkButton,
  PageHeader,
  SearchField,
  Stack,
} from '@drawbridge/ui';
import { CourseGrid } from '@drawbridge/widgets/course';
import { useStore } from '@drawbridge/widgets/provider';
import { useCallback, useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { paths } from '../../router/paths.ts';
import { useNavigate } from '../../router/use-navigate.ts';
import { messages } from './messages.ts';

const SEARCH_WAIT_MS = 300;
const STATUSES = { not_started: messages.notStarted, new: messages.isNew } as const;

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

const toAddress = (query: URLSearchParams) =>
  `${paths.courses}${query.size > 0 ? `?${query}` : ''}${location.hash}`;

/** The catalogue; the filter is part of the address, so that a reload shows the same. @see CAT-14..CAT-16 */
export function CoursesScreen() {
  const courses = useStore('courses');
  const navigate = useNavigate();
  const asked = useSearch();
  const query = new URLSearchParams(asked);
  const [search, setSearch] = useState(query.get('search') ?? '');
  const levels = query.getAll('level').filter((level): level is Proficiency => level in PROFICIENCIES);
  const statuses = query
    .getAll('status')
    .filter((status): status is keyof typeof STATUSES => status in STATUSES);

  const load = useCallback(() => {
    const wanted = new URLSearchParams(asked);
    void courses.loadList({
      types: ['course'],
      ...(wanted.get('search') ? { search: wanted.get('search') as string } : {}),
      levels: wanted.getAll('level').filter((level): level is Proficiency => level in PROFICIENCIES),
      status: wanted.getAll('status').filter((status): status is keyof typeof STATUSES => status in STATUSES),
    });
  }, [courses, asked]);
  useEffect(load, [load]);

  const change = useCallback(
    (name: string, values: readonly string[]) => {
      const next = new URLSearchParams(location.search);
      next.delete(name);
      for (const value of values) next.append(name, value);
      navigate(toAddress(next), { replace: true });
    },
    [navigate],
  );
  useEffect(() => {
    const wanted = search.trim();
    // Nothing was typed: the address already says so.
    if (wanted === (new URLSearchParams(location.search).get('search') ?? '').trim()) return undefined;
    const timer = setTimeout(() => change('search', wanted ? [wanted] : []), SEARCH_WAIT_MS);
    return () => clearTimeout(timer);
  }, [search, change]);

  const isFiltered = asked !== '';
  return (
    <Stack gap="8">
      <PageHeader
        title={messages.title.text}
        description={messages.description.text}
        actions={<LinkButton href={paths.labs}>{messages.labs.text}</LinkButton>}
      />
      <Stack gap="4">
        <SearchField label={messages.search.text} value={search} onChange={setSearch} />
        <Inline gap="2">
          {Object.entries(PROFICIENCIES).map(([value, word]) => (
            <Chip
              key={value}
              selected={levels.includes(value as Proficiency)}
              onToggle={() => change('level', toggled(levels, value))}
            >
              {word}
            </Chip>
          ))}
          {Object.entries(STATUSES).map(([value, { text }]) => (
            <Chip
              key={value}
              selected={statuses.includes(value as keyof typeof STATUSES)}
              onToggle={() => change('status', toggled(statuses, value))}
            >
              {text}
            </Chip>
          ))}
          {isFiltered && (
            <Button
              tone="quiet"
              size="sm"
              onClick={() => {
                setSearch('');
                navigate(toAddress(new URLSearchParams()), { replace: true });
              }}
            >
              {messages.clear.text}
            </Button>
          )}
        </Inline>
      </Stack>
      <h2 className={hiddenClass}>{messages.results.text}</h2>
      <CourseGrid
        courses={courses.list.value}
        toHref={paths.intro}
        onRetry={load}
        emptyTitle={messages.empty.text}
        emptyHint={isFiltered ? messages.emptyHint.text : undefined}
      />
    </Stack>
  );
}
