import type { WikiStatus } from "@bupum/shared/reading/wikis/states";
import { Status } from "@bupum/ui/display/status";
import { useWords } from "../words.ts";

const meanings = { PUBLISHED: "good", HIDDEN: "bad", DELETED: "over" } as const;

export function WikiState({ of }: { of: WikiStatus }) {
  const say = useWords("wikis");
  return (
    <Status of={of} meaning={meanings[of]}>
      {say(`states.${of}`)}
    </Status>
  );
}
