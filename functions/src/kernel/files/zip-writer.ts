/** The functions in use: `import()` of the library itself would bundle all of it. */
export { strToU8, zipSync } from "fflate";
