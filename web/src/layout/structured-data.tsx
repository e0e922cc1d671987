import { scriptJson } from "@bupum/shared/sites/head/html";

/** Structured data of schema.org for search engines; data, never run as a script. */
export function StructuredData({ of }: { of: readonly object[] }) {
  return of.map((one) => {
    const json = scriptJson(one);
    return (
      <script
        key={json}
        type="application/ld+json"
        // oxlint-disable-next-line react/no-danger -- JSON of our own making, "<" is escaped
        dangerouslySetInnerHTML={{ __html: json }}
      />
    );
  });
}
