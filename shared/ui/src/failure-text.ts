import { failureOf } from "./failure.ts";
import { useKitWords } from "./say.ts";

const unanswered = [502, 503, 504];

/** The text of a failed call in the reader's language, whatever answered it (D23-5). */
export function failureText(error: unknown, say: ReturnType<typeof useKitWords>): string {
  const { status, message } = failureOf(error);
  if (message !== undefined) return message;
  if (status === 0) return say("failures.offline");
  return say(unanswered.includes(status) ? "failures.unanswered" : "failures.unknown");
}

export function useFailureText(): (error: unknown) => string {
  const say = useKitWords();
  return (error) => failureText(error, say);
}
