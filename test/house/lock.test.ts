import { expect, test } from "vitest";
import { textOf } from "./sources.ts";

interface Locked {
  optionalDependencies?: Record<string, string>;
}

test("package-lock.json lists the packages of every platform, which npm ci requires", () => {
  const { packages } = JSON.parse(textOf("package-lock.json")) as {
    packages: Record<string, Locked>;
  };
  const absent = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  );
  expect(absent).toEqual([]);
});
