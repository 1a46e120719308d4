import { fileURLToPath } from 'node:url';

/** Where the build stands: in the Python package. */
export const BUILT = fileURLToPath(new URL('../../src/rulewright/web', import.meta.url));
