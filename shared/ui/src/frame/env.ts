/**
 * A setting that the site cannot start without. Throws when it is absent (U4-3).
 * Vite replaces import.meta.env at build time, so the value is handed in by the caller.
 */
export function mustSetting(name: string, value: unknown): string {
  if (typeof value === "string" && value !== "") return value;
  throw new Error(`The environment variable ${name} could not be found.`);
}
