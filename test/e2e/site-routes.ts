import { globSync } from "node:fs";
import { root } from "./place.ts";

const unknownId = "01J00000000000000000000000";
/** Of what no page of the demo market shows: ids that are well formed and nobody's. */
const unknown: Record<string, string> = {
  groupId: `egr_${unknownId}`,
  estimateId: `est_${unknownId}`,
  manufactorId: `mkr_${unknownId}`,
  productId: `prd_${unknownId}`,
  userId: `usr_${unknownId}`,
  sellerId: `sel_${unknownId}`,
  dealerId: `dlr_${unknownId}`,
  requestId: `rrh_${unknownId}`,
  merchandiseId: `mch_${unknownId}`,
};

/** `_signedIn/mypage/estimates/$groupId/index.tsx` is /mypage/estimates/$groupId. */
function pathOf(file: string): string {
  const parts = file
    .replace(/\.tsx$/, "")
    .split(/[/.]/)
    .filter((part) => !part.startsWith("_") && part !== "index");
  return `/${parts.join("/")}`;
}

/** Whether a file is a page and no layout around pages. */
const isPage = (file: string) => !/(^|\/)_[^/]*\.tsx$/.test(file);

/**
 * Addresses of all pages of a site, read from its route files, so that a new page is looked at from
 * the day it is there. `known` gives ids of what exists by parameter.
 */
export function pagesOf(site: "web" | "admin", known: Record<string, string>): string[] {
  const files = globSync("**/*.tsx", { cwd: `${root}/${site}/src/routes` });
  const ids = { ...unknown, ...known };
  const fill = (path: string) =>
    path.replace(/\$(\w+)/g, (_, name: string) => {
      const id = ids[name];
      if (!id) throw new Error(`No id is known for $${name} of ${path}.`);
      return id;
    });
  return files.filter(isPage).map(pathOf).map(fill).toSorted();
}
