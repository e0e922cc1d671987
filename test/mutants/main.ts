import { mutate } from "./score.ts";

// `npm run mutants [-- OPTION ...]`: Stryker over all rules of `stryker.config.json`.

process.exitCode = mutate(process.argv.slice(2));
