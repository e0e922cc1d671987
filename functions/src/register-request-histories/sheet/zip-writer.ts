/** What is used of the library: loaded by `import()`, which would take all of it. */
export { strToU8, zipSync } from "fflate";
