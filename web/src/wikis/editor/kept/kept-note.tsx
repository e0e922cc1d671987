import { useDays } from "@bupum/ui/display/days";
import { KeptDraft } from "@bupum/ui/form/kept-draft";
import { Button } from "@mantine/core";
import { useWords } from "../../../words.ts";
import type { Kept } from "./newest.ts";

interface KeptNoteProps {
  begun: Kept | undefined;
  other: Kept | undefined;
  forget: () => Promise<void>;
  leaveOff: () => Promise<void>;
  onStart: (chosen?: Kept) => void;
}

/** Shows where and when the form's draft was stored, and offers the other one. */
export function KeptNote({ begun, other, forget, leaveOff, onStart }: KeptNoteProps) {
  const say = useWords("wikiEditor");
  const days = useDays();
  if (!begun) return null;
  const { place, at } = begun;
  const when = at && days.moment(at);
  const said = when
    ? say(place === "table" ? "keptElsewhere" : "keptHere", { at: when })
    : say("kept");
  return (
    <KeptDraft
      said={said}
      forget={say("forget")}
      onForget={() => void forget().then(() => onStart())}
    >
      {other && (
        <Button
          variant="default"
          size="sm"
          mih={44}
          onClick={() => void leaveOff().then(() => onStart(other))}
        >
          {say(other.place === "table" ? "takeElsewhere" : "takeHere")}
        </Button>
      )}
    </KeptDraft>
  );
}
