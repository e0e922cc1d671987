import { join } from "node:path";
import { root } from "@bupum/infra/local/kernel/place";
import { buildSite } from "@bupum/infra/local/sites/build";
import { budget, firstLoadOf } from "../../../shared/ui/vite/first-load.ts";
import { kilobytes, type Measured, type Section } from "../report.ts";

const pages = {
  home: "routes/index.tsx",
  search: "routes/search.tsx",
  product: "routes/products.$productId.tsx",
};

/** What a browser fetches before it shows a page, from the site as it is deployed. */
export async function firstSizes(say: (text: string) => void): Promise<Section> {
  await buildSite("web", say);
  const figures: Record<string, unknown> = {};
  const lines: Measured[] = [];
  for (const [name, file] of Object.entries(pages)) {
    const size = await firstLoadOf(join(root, "web"), join(root, "web/dist"), file);
    figures[name] = size;
    lines.push(
      {
        what: `first load of ${name}, JS brotli (${size.requests} files with CSS)`,
        measured: kilobytes(size.js),
        budget: `<= ${kilobytes(budget.js)}`,
        ok: size.js <= budget.js,
      },
      {
        what: `first load of ${name}, CSS brotli`,
        measured: kilobytes(size.css),
        budget: `<= ${kilobytes(budget.css)}`,
        ok: size.css <= budget.css,
      },
    );
  }
  return { figures, lines };
}
