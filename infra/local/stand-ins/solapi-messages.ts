/** A message as it is handed in. */
export interface SolapiMessage {
  to?: string | string[];
  from?: string;
  text?: string;
  subject?: string;
  type?: string;
  customFields?: Record<string, string>;
  kakaoOptions?: {
    pfId?: string;
    templateId?: string;
    variables?: Record<string, string>;
    disableSms?: boolean;
    buttons?: unknown[];
  };
}

/** A message as it is kept and shown. */
export interface SentMessage {
  id: string;
  groupId: string;
  at: string;
  to: string;
  from: string;
  /** ATA is AlimTalk; SMS up to 90 bytes, LMS beyond. */
  type: string;
  text?: string;
  subject?: string;
  templateId?: string;
  variables?: Record<string, string>;
  buttons?: unknown[];
  customFields?: Record<string, string>;
  statusCode: string;
  /** The SMS or LMS that went out because AlimTalk did not arrive. */
  replacement?: { type: string; text: string; statusCode: string };
}
