/** One mail to one person. */
export interface Mail {
  to: string;
  /** Shown as the sender, before our address. */
  fromName: string;
  subject: string;
  html: string;
  text: string;
  /** Such as X-Bupum-Notice, which identifies a duplicate mail. */
  headers: Record<string, string>;
}
export type MailOutcome = { sent: true } | { sent: false; code: string };
