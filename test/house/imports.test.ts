import { describe, expect, test } from "vitest";
import { bare, importsOf, sources } from "./sources.ts";

interface Layer {
  /** Prefix of the files that the rule is for; the longest match applies. */
  files: string;
  /** Prefixes of our own files that these may import. */
  may: string[];
}

/** Who may import whom (A1-1). A folder that is absent from a list may not be imported. */
const layers: Layer[] = [
  { files: "shared/src/", may: ["shared/src/"] },
  { files: "shared/ui/", may: ["shared/ui/", "shared/src/"] },
  { files: "functions/src/kernel/", may: ["functions/src/kernel/", "shared/src/"] },
  {
    files: "functions/src/providers/",
    may: ["functions/src/providers/", "functions/src/kernel/", "shared/src/"],
  },
  { files: "functions/src/", may: ["functions/src/", "shared/src/"] },
  { files: "seed/", may: ["seed/", "functions/src/", "shared/src/"] },
  { files: "infra/src/", may: ["infra/src/", "shared/src/"] },
  { files: "infra/local/", may: ["infra/local/", "infra/src/", "shared/src/"] },
  { files: "web/", may: ["web/", "shared/ui/src/", "shared/src/"] },
  { files: "admin/", may: ["admin/", "shared/ui/src/", "shared/src/"] },
  { files: "test/", may: [""] },
];

/** Folder of the resource or job that a file of functions/src belongs to. */
function resourceOf(path: string): string {
  const parts = path.split("/").slice(2);
  return ["admin", "jobs", "sites", "sockets"].includes(parts[0]!)
    ? parts.slice(0, 2).join("/")
    : parts[0]!;
}
/** Any resource with a list to search may query the index. */
const open = new Set(["kernel", "providers", "search"]);

/** Operations that another resource offers as well, or in a narrower form. */
const verbs = new Set([
  // D3-3: asking one seller is a request with one seller.
  "estimates/create -> estimate-groups/create",
  // D3-26: an admin changes a request as its buyer would.
  "admin/estimates/update -> estimate-groups/update",
  // D6-28: one may block whom one may bookmark, and both lists show the same names.
  "blocks/operations -> bookmarks/targets",
  // Admins read of a room what its two people read, under the names that these have in it.
  "admin/chat-entities/operations -> chats/cards",
  "admin/chat-entities/operations -> chats/partners",
  // D29-9: a file that was sent in a room is called as the room shows it.
  "files/operations -> chats/partners",
  // A link opens and answers an estimate as its seller would.
  "answer-links/operations -> estimates/get",
  "answer-links/operations -> product-estimates/list-of-estimate",
  "answer-links/operations -> product-estimate-responses/create",
  "answer-links/operations -> product-estimate-responses/reject",
  // Users and admins log in alike; changing or closing an account asks for the password again.
  "admin/auth/operations -> auth/login",
  "users/operations -> auth/confirm-password",
  // Two paths and the admin's send and check the same kind of code.
  "admin/email-verifications/operations -> verifications/send",
  "admin/email-verifications/operations -> verifications/verify",
  "email-verification/operations -> verifications/send",
  "email-verification/operations -> verifications/verify",
  "phone-verification/operations -> verifications/send",
  "phone-verification/operations -> verifications/verify",
  // What users read of a product, admins and search engines read too.
  "admin/product-entities/create -> products/get",
  "admin/product-entities/merge -> products/get",
  "admin/product-entities/operations -> products/get",
  "admin/product-entities/update -> products/get",
  "sites/heads/pages -> products/get",
  // An admin merges two products, and a worker those of two makers.
  "admin/product-entities/merge -> products/merge",
  "admin/register-request-histories/decide -> register-request-histories/cancel",
  // D3-15: an admin decides as the seller does, and where a wish to cancel was not answered.
  "admin/product-estimate-order-entities/operations -> product-estimate-orders/accept",
  "admin/product-estimate-order-entities/operations -> product-estimate-orders/cancel",
  "admin/product-estimate-order-entities/operations -> product-estimate-orders/keep",
  "admin/product-estimate-order-entities/operations -> product-estimate-orders/reject",
  "admin/product-estimate-order-entities/operations -> product-estimate-orders/remove",
  // D4-10: the desk shows how many orders wait, as the counts of orders say.
  "product-estimates/dashboard -> product-estimate-orders/counts",
  // D3-22: an admin asks as the buyer does; D3-23: and refuses or deletes a line.
  "admin/estimates/create -> estimate-groups/create",
  "admin/estimates/create -> estimates/create",
  "admin/product-estimate-entities/operations -> product-estimate-responses/reject",
  "admin/product-estimate-entities/operations -> product-estimates/remove",
  // D6-20: and proposes a part for one.
  "admin/product-estimate-entities/operations -> product-estimate-responses/propose-product",
  // D28-5: admins find news as readers do, those that are still to appear too.
  "admin/news/operations -> news/search",
  // D9-1: admins do what writers do, in whatever state a wiki is, and read it as a reader would.
  "admin/wiki-entities/create -> wikis/create",
  "admin/wiki-entities/update -> wikis/update",
  "admin/wiki-entities/get -> wikis/view",
  "admin/wiki-entities/lists -> wikis/search",
  // D9-12: admins decide as writers do.
  "admin/wiki-request-history-entities/operations -> wiki-request-histories/decide",
  // D9-8: an earlier revision is saved as any edit is.
  "wiki-revisions/restore -> wikis/update",
  // D12-3, D12-4, D12-5: admins change, complete, answer and delete as authors do, and find all.
  "admin/boards/operations -> boards/create",
  "admin/boards/operations -> boards/remove",
  "admin/boards/operations -> boards/search",
  "admin/boards/operations -> boards/update",
  "admin/replies/operations -> replies/create",
  "admin/replies/operations -> replies/remove",
  "admin/replies/operations -> replies/update",
  // D13-5, D13-10: an admin does with a member's subscription and card what the member could.
  "admin/subscribe-entities/operations -> subscribes/cancel-suspend",
  "admin/subscribe-entities/operations -> subscribes/change-type",
  "admin/subscribe-entities/operations -> subscribes/notices",
  "admin/credit-card-entities/operations -> credit-cards/create",
  "admin/credit-card-entities/operations -> credit-cards/get",
  "admin/credit-card-entities/operations -> credit-cards/remove",
  "admin/credit-card-entities/operations -> credit-cards/update",
  "admin/docs/handler -> docs/openapi",
  // A sheet that cannot continue: after its last try, or where a worker was killed.
  "jobs/import/handler -> register-request-histories/fail",
  "jobs/sweeps/handler -> register-request-histories/fail",
  // D13-13: what came of a payment is news of its subscription.
  "payment-orders/settle -> subscribes/notices",
]);
/** The steps of a payment, which calls, admins and the clock take alike (D13-7). */
const steps = /^functions\/src\/payment-orders\/(open|send|settle|ask|refund)$/;
const below = (path: string) => path.replace(/^functions\/src\//, "");

const all = sources().flatMap((file) => importsOf(file).map((found) => ({ file, ...found })));

describe("imports", () => {
  test("go one way between the folders of the house", () => {
    const faults = all.filter(({ file, target }) => {
      if (!target) return false;
      const layer = layers
        .filter(({ files }) => file.startsWith(files))
        .toSorted((a, b) => b.files.length - a.files.length)[0];
      return !layer?.may.some((beginning) => target.startsWith(beginning));
    });
    expect(faults.map(({ file, name }) => `${file} imports ${name}`)).toEqual([]);
  });

  test("reach into another resource only for its items, rules or writes", () => {
    const faults = all.filter(({ file, target }) => {
      if (!file.startsWith("functions/src/") || !target?.startsWith("functions/src/")) return false;
      const [from, to] = [resourceOf(file), resourceOf(target)];
      // A job collects the workers for its queue's messages from the resources that own them.
      // A function behind the gateway of sockets is what the gateway calls of a resource.
      const shared = from.startsWith("jobs/")
        ? /\/(items|rules|writes|worker|poke|mirror)$/
        : from.startsWith("sockets/")
          ? /\/(items|rules|writes|connections|poke|tickets)$/
          : /\/(items|rules|writes)$/;
      if (steps.test(target)) return false;
      if (verbs.has(`${below(bare(file))} -> ${below(target)}`)) return false;
      return from !== to && !open.has(from) && !open.has(to) && !shared.test(target);
    });
    expect(faults.map(({ file, name }) => `${file} reaches for ${name}`)).toEqual([]);
  });

  test("of shared name zod and nothing else outside", () => {
    const faults = all.filter(
      ({ file, name, target }) =>
        file.startsWith("shared/src/") &&
        !file.includes(".test.") &&
        !target &&
        !/^zod(\/mini)?$/.test(name),
    );
    expect(faults.map(({ file, name }) => `${file} imports ${name}`)).toEqual([]);
  });

  test("of DynamoDB's client stand in the kernel alone", () => {
    const faults = all.filter(
      ({ file, name }) =>
        /^(functions|seed)\//.test(file) &&
        !file.startsWith("functions/src/kernel/") &&
        /^@aws-sdk\/(lib|client)-dynamodb$/.test(name),
    );
    expect(faults.map(({ file, name }) => `${file} imports ${name}`)).toEqual([]);
  });

  test("of the pages' features leave the routes alone", () => {
    const faults = all.filter(
      ({ file, target }) =>
        /^(web|admin)\/src\/routes\//.test(target ?? "") && !/\/src\/(routes|main)/.test(file),
    );
    expect(faults.map(({ file, name }) => `${file} imports ${name}`)).toEqual([]);
  });

  test("carry an extension when relative, and none when they name a workspace", () => {
    const faults = all.filter(({ name }) =>
      name.startsWith(".")
        ? !/\.(tsx?|json|css|svg)(\?\w+)?$/.test(name)
        : name.startsWith("@bupum/") && /\.tsx?$/.test(name),
    );
    expect(faults.map(({ file, name }) => `${file} imports ${name}`)).toEqual([]);
  });
});
