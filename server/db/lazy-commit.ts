/**
 * A condition that is always true, for a hot statement that stands by itself and whose loss harms nobody: it commits
 * without waiting for the disk. A process that dies loses nothing by it; a database server without power loses the
 * statements of its last second, and never one that another, which waited, came after.
 */
export const COMMITS_LAZILY = "set_config('synchronous_commit', 'off', true) = 'off'";
