import type { PieceOf } from "@bupum/shared/deal/price-memories/rules";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useKitWords } from "@bupum/ui/say";
import { Drawer } from "@mantine/core";
import "@mantine/core/styles/Drawer.layer.css";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { MemoryTable } from "./memory-table.tsx";
import { priceMemory } from "./queries.ts";

interface MemoryDrawerProps {
  of: { productId: string; part: string; today?: PieceOf | undefined };
  onClose: () => void;
}

/** The last prices of one part beside the page. */
export function MemoryDrawer({ of: { productId, part, today }, onClose }: MemoryDrawerProps) {
  const say = useWords("priceMemories");
  const kit = useKitWords();
  const { data, error, refetch } = useQuery(priceMemory(productId));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={`${say("title")} · ${part}`}
      closeButtonProps={{ "aria-label": kit("close"), size: 44, iconSize: 20 }}
      styles={{ title: { fontSize: "1.125rem", fontWeight: 700 } }}
    >
      {data ? (
        <MemoryTable of={data} today={today} />
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={6} height={32} />
      )}
    </Drawer>
  );
}
