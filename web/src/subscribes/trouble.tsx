import { failureOf, isAborted } from "@bupum/ui/failure";
import { Alert } from "@mantine/core";
import { useWords } from "../words.ts";

/** The refusal of the card company or the server, beside the pressed button. */
export function Trouble({ error }: { error: unknown }) {
  const say = useWords("subscribes");
  if (!error || isAborted(error)) return null;
  const { status, code, message } = failureOf(error);
  // For a payment in progress the page shows the server's state above.
  if (code === "PAYMENT_PENDING") return null;
  return (
    <Alert color="red" role="alert">
      <p>{message ?? say(status === 0 ? "trouble.offline" : "trouble.unknown")}</p>
      {code === "PAYMENT_REFUSED" && (
        <p>
          {say("trouble.refused")} <a href="#card">{say("failed.toCard")}</a>
        </p>
      )}
    </Alert>
  );
}
