import { describe, expect, test } from "vitest";
import { textOf } from "./sources.ts";

const contract = textOf("shared/src/contract.ts");

/** Which file of `shared/src` the routes of one API come from, by their name. */
const files = new Map(
  [...contract.matchAll(/^import \{([^}]*)\} from "\.\/(.+)";/gm)].flatMap(([, names, file]) =>
    names!
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => [name, file!] as const),
  ),
);
function filesOf(api: "user" | "admin"): string[] {
  const [, block = ""] = new RegExp(`^  ${api}: \\{\\n(.*?)^  \\},`, "ms").exec(contract) ?? [];
  const routes = [...block.matchAll(/^ {4}\w+: (\w+),/gm)].map(([, name]) => name!);
  return routes.map((name) => files.get(name) ?? `nowhere: ${name}`);
}
/** Both APIs serve their own document. */
const shared = "reference/docs/contract.ts";

describe("a noun's routes", () => {
  test("are in its contract.ts", () => {
    const found = filesOf("user");
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((file) => !/^[a-z-]+\/[a-z-]+\/contract\.ts$/.test(file))).toEqual([]);
  });

  test("for admins are in its admin-contract.ts, and nowhere else", () => {
    const found = filesOf("admin").filter((file) => file !== shared);
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter((file) => !/^[a-z-]+\/[a-z-]+\/admin-contract\.ts$/.test(file))).toEqual(
      [],
    );
  });
});
