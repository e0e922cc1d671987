import { Button } from "@mantine/core";
import { IconArrowsDiff } from "@tabler/icons-react";
import { useWords } from "../../words.ts";
import { type Comparable, useChosen } from "./chosen.ts";

/** A part's place in the comparison, for its own page. */
export function CompareButton({ of }: { of: Comparable }) {
  const say = useWords("compare");
  const { has, toggle } = useChosen((params) => say("full", params));
  const isIn = has(of.id);
  return (
    <Button
      variant={isIn ? "light" : "default"}
      mih={44}
      aria-pressed={isIn}
      aria-label={`${say(isIn ? "added" : "add")}: ${of.partNumber}`}
      leftSection={<IconArrowsDiff size={18} aria-hidden />}
      onClick={() => toggle(of)}
    >
      {say(isIn ? "added" : "add")}
    </Button>
  );
}
