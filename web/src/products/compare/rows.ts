import type { Reader } from "@bupum/shared/search/specifications/compared";

/** Loads what reads specifications: tables that are fetched beside the parts (S2-17). */
export async function loadReader(): Promise<Reader> {
  const [read, typed] = await Promise.all([
    import("@bupum/shared/search/specifications/read"),
    import("@bupum/shared/search/specifications/typed-value"),
  ]);
  return { ...read, valueText: typed.valueText };
}
