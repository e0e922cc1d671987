import { ask } from "@bupum/ui/frame/dialogs";
import { failureOf } from "@bupum/ui/failure";
import { laterSection } from "@bupum/ui/frame/later-section";

// Few members ever meet it: the texts stay out of the first load.
const PlanLimits = laterSection(async () => (await import("./limits.tsx")).PlanLimits);

/** Says what the member's plan does not hold, whichever page asked; false for other failures. */
export function tellPlanLimit(error: unknown): boolean {
  const { code, message = "", params } = failureOf(error);
  if (code !== "SUBSCRIPTION_REQUIRED") return false;
  const feature = String(params["feature"] ?? "");
  // The server says in the caller's language that the plan is what it is about.
  void ask({
    title: message,
    body: <PlanLimits feature={feature} most={Number(params["most"] ?? 0)} />,
  });
  return true;
}
