import type { Plugin } from "vite";

const heavy = 'import { useMergeRefs } from "@floating-ui/react";';
const light =
  'import { useMergedRef } from "@mantine/hooks"; const useMergeRefs = (refs) => useMergedRef(...refs);';

/**
 * Mantine's ScrollArea, which every Modal draws, takes one helper from @floating-ui/react. That is
 * a single module, so as soon as a lazy page uses positioning, all its 12 KB load with the first
 * page. @mantine/hooks has the same helper. Fails the build when Mantine changes that line.
 */
export function leanScrollArea(): Plugin {
  return {
    name: "bupum:lean-scroll-area",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("@mantine/core/esm/components/ScrollArea/ScrollArea.mjs")) return undefined;
      if (!code.includes(heavy)) this.error("ScrollArea no longer imports useMergeRefs.");
      return { code: code.replace(heavy, light), map: null };
    },
  };
}
