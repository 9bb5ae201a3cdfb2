const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a `uuid` column can be compared with; PostgreSQL fails a query with anything else. */
export const isUuid = (text: string): boolean => UUID.test(text);
