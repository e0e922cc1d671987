import { Badge, Button } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";

/** The way to answer by a sheet; whom it is closed to reads so before the press (D18-1). */
export function AnswerSheetButton() {
  const say = useWords("sellerEstimates");
  const isOpen = useCurrentUser()?.isEntitled !== false;
  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
      rightSection={
        isOpen ? undefined : (
          <Badge size="sm" variant="light">
            {say("members")}
          </Badge>
        )
      }
      renderRoot={(props) => <Link to="/seller/answer-sheet" {...props} />}
    >
      {say("answerSheet")}
    </Button>
  );
}
