import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesLike, sources, textOf } from "./sources.ts";

const files = sources();
const product = files.filter((file) => !file.startsWith("test/") && !file.includes(".test."));
const faultsOf = (among: string[], wrong: RegExp) =>
  among.flatMap((file) =>
    textOf(file)
      .split("\n")
      .flatMap((line, index) => (wrong.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );

/** Generated from the contract, one line for each route. */
const generated = "shared/src/paths.ts";

describe("source files", () => {
  test("stop at 300 lines", () => {
    const long = files.filter(
      (file) => file !== generated && textOf(file).split("\n").length > 301,
    );
    expect(long).toEqual([]);
  });

  test("have meaningful names", () => {
    const empty = /(^|[/-])(utils?|helpers?|common|misc|managers?|services?|base|next|v2)[./-]/;
    expect(product.filter((file) => empty.test(file))).toEqual([]);
  });

  test("have no file that only re-exports", () => {
    const barrels = product.filter((file) => {
      const lines = textOf(file).split("\n").filter(Boolean);
      return lines.length > 1 && lines.every((line) => /^export (\*|\{|type \{).*from/.test(line));
    });
    expect(barrels).toEqual([]);
  });

  test("import zod whole, since its named export bundles every locale", () => {
    const named = /(import|export) (\{[^}]*\bz\b|\* from|z\b).*"zod(\/mini)?"/;
    expect(faultsOf(product, named)).toEqual([]);
  });

  test("refine with `rule`, since a bare refinement also gets malformed parts", () => {
    const others = product.filter((file) => file !== "shared/src/kernel/rule.ts");
    expect(faultsOf(others, /\.(refine|superRefine)[(<]/)).toEqual([]);
  });

  test("read the environment in one place", () => {
    const allowed = ["functions/src/kernel/env.ts", "infra/local/", "web/vite", "admin/vite"];
    const others = product.filter((file) => !allowed.some((start) => file.startsWith(start)));
    expect(faultsOf(others, /process\.env/)).toEqual([]);
  });

  test("have no casts that hide types and no open ends", () => {
    const escape = /@ts-(ignore|nocheck|expect-error)|\bTODO\b|\bFIXME\b|catch \{\s*\}/;
    expect(
      faultsOf(
        files.filter((file) => !file.startsWith("test/house/")),
        escape,
      ),
    ).toEqual([]);
  });

  test("of the sites use no cast for addresses in calls and links", () => {
    const sites = product.filter((file) => /^(web|admin|shared\/ui)\/src\//.test(file));
    expect(faultsOf(sites, /\bas (\w*Query\b|never\b|Sent<|NonNullable<Sent)/)).toEqual([]);
  });

  test("of the sites read the reader's language by its type", () => {
    expect(faultsOf(product, /useLocale\(\) as/)).toEqual([]);
  });

  test("of the sites read form values by their draft, which knows their types", () => {
    const sites = product.filter((file) => /^(web|admin)\/src\//.test(file));
    expect(faultsOf(sites, /getValues\(\) as|\bvalue as unknown/)).toEqual([]);
  });

  test("of the sites say what is wrong with a field in the reader's language, not in the browser's", () => {
    const sites = filesLike("{web,admin,shared/ui}/src/**/*.tsx");
    const forms = sites.flatMap((file) =>
      [...textOf(file).matchAll(/<form\b([^]*?[^=])>/g)].map(([, props = ""]) => ({ file, props })),
    );
    expect(forms.length).toBeGreaterThan(30);
    const open = forms.filter(
      ({ file, props }) => !/\.test\./.test(file) && !/noValidate/.test(props),
    );
    expect(open.map(({ file }) => file)).toEqual([]);
  });

  test("place each handler where the build finds it", () => {
    const handlers = files.filter((file) =>
      /^functions\/src\/.*\/(operations|handler)\.ts$/.test(file),
    );
    const place = /^functions\/src\/[a-z-]+\/[a-z-]+\/(operations|handler)\.ts$/;
    expect(handlers.filter((file) => !place.test(file))).toEqual([]);
  });
});

const mantine = /import \{([^}]*)\} from "@mantine\/core"/;
const ofEveryPage = textOf("shared/ui/src/styles/mantine.css");

test("a component of Mantine imports its styles, which would otherwise be missing on some pages", () => {
  const bare = filesLike("{web,admin,shared/ui}/src/**/*.tsx").flatMap((file) => {
    const text = textOf(file);
    return (
      (mantine.exec(text)?.[1] ?? "")
        .split(",")
        .map((name) => name.trim())
        // Its own styles are those of the controls, which the theme hides.
        .filter((name) => name !== "NumberInput")
        .filter((name) => existsSync(`node_modules/@mantine/core/styles/${name}.layer.css`))
        .filter((name) => !ofEveryPage.includes(`/${name}.layer.css`))
        .filter((name) => !text.includes(`/${name}.layer.css`))
        .map((name) => `${file}: ${name}`)
    );
  });
  expect(bare).toEqual([]);
});

const imported = /import (\w+) from "(\.[^"]+\.module\.css)"/g;
const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name!));

/** Classes that a file takes from its style sheets. */
const taken = (file: string): { sheet: string; name: string }[] => {
  const text = textOf(file);
  return [...text.matchAll(imported)].flatMap(([, variable, path]) => {
    const uses = text.matchAll(new RegExp(`\\b${variable}\\[([^\\]]+)\\]`, "g"));
    const sheet = join(dirname(file), path!);
    return [...uses].flatMap(([, choice]) =>
      [...choice!.matchAll(/"([^"]+)"/g)].map(([, name]) => ({ sheet, name: name! })),
    );
  });
};

const uses = filesLike("{web,admin,shared/ui}/src/**/*.tsx").flatMap((file) =>
  taken(file).map((use) => ({ ...use, file })),
);

test("every class that a page uses is in its style sheet", () => {
  expect(uses.length).toBeGreaterThan(500);
  const lost = uses.filter(({ sheet, name }) => !classesIn(textOf(sheet)).has(name));
  expect(lost).toEqual([]);
});

test("every class of a style sheet is used by a file that imports it", () => {
  const used = new Set(uses.map(({ sheet, name }) => `${sheet}: .${name}`));
  const dead = filesLike("{web,admin,shared/ui}/src/**/*.module.css").flatMap((sheet) => {
    const css = textOf(sheet).replaceAll(/\/\*[^]*?\*\/|\{[^{}]*\}|:global\([^)]*\)/g, " ");
    return [...classesIn(css)].map((name) => `${sheet}: .${name}`).filter((one) => !used.has(one));
  });
  expect(dead).toEqual([]);
});
