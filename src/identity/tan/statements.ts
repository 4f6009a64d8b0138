import { statement } from '#db/statement.ts';
import { caps } from './caps.ts';

/** Who asks for a code, all of it keyed hashes. */
export interface Asker {
  /** The number or the e-mail address. */
  subject: string;
  visitor: string;
  /** Null where addresses are shared: nobody is counted by network there. */
  network: string | null;
  /** Null unless this browser has signed in with the number before. */
  browser: string | null;
}

/** How many codes the network of a stranger may have: in an hour, and while too many are asked for in all. */
export interface NetworkShare {
  networkHourly: number;
  fairShare: number;
}

export interface NewIssue extends Asker, NetworkShare {
  id: string;
  issuedAt: number;
}

const since = (ms: number) => `at > :issuedAt - ${ms}`;
const count = (of: string, ms: number) =>
  `(SELECT count(*) FROM tan_issue WHERE ${of} AND ${since(ms)})`;

/** What browsers that are not known have asked for. A condition on a network that is null finds nothing. */
const ofVisitor = 'subject = :subject AND visitor = :visitor AND browser IS NULL';
const ofNetwork = 'subject = :subject AND network = :network AND browser IS NULL';
const ofStrangers = 'subject = :subject AND browser IS NULL';
const ofKnown = 'subject = :subject AND browser = :browser';

/** Finds codes of the last half hour that were the third within a quarter of an hour. */
const burst = (column: 'visitor' | 'network') => `SELECT third.at FROM tan_issue AS third
  WHERE third.subject = :subject AND third.${column} = :${column} AND third.browser IS NULL
  AND third.at > :issuedAt - ${caps.lockMs} AND (
    SELECT count(*) FROM tan_issue AS near WHERE near.subject = third.subject
    AND near.${column} = third.${column} AND near.browser IS NULL
    AND near.at <= third.at AND near.at > third.at - ${caps.burstMs}) >= ${caps.burst}`;

/** Counts no further than it has to. */
const everybody = (max: number) => `(SELECT count(*) FROM (SELECT 1 FROM tan_issue
  WHERE ${since(caps.everybodyMs)} LIMIT ${max})) < ${max}`;

const allowsVisitor = `${count(ofVisitor, caps.pauseMs)} = 0
  AND NOT EXISTS (${burst('visitor')})
  AND ${count('visitor = :visitor AND browser IS NULL', caps.hourMs)} < ${caps.visitorHourly}`;

const allowsNumber = `${count(ofNetwork, caps.pauseMs)} = 0
  AND NOT EXISTS (${burst('network')})
  AND ${count(ofNetwork, caps.dayMs)} < ${caps.networkDaily}
  AND ${count(ofStrangers, caps.dayMs)} < ${caps.strangersDaily}`;

const allowsNetwork = `${count('network = :network', caps.hourMs)} < :networkHourly`;

const isQuiet = `(${everybody(caps.quiet)}
  OR ${count('network IS :network', caps.everybodyMs)} < :fairShare)
  AND ${everybody(caps.everybody)}`;

const insert = `INSERT INTO tan_issue (id, subject, visitor, network, browser, at)
  SELECT :id, :subject, :visitor, :network, :browser, :issuedAt`;

/** Each checks all caps and counts the code in one statement, so that simultaneous requests can not exceed a cap. */
export const issueToStranger = statement<NewIssue>(
  `${insert} WHERE ${allowsVisitor} AND ${allowsNumber} AND ${allowsNetwork} AND ${isQuiet}`,
);
export const issueToKnown = statement<NewIssue>(
  `${insert} WHERE ${count(ofKnown, caps.pauseMs)} = 0
   AND ${count(ofKnown, caps.hourMs)} < ${caps.knownHourly}`,
);

/** When one has asked: times of one's own requests, which may be told, and null where there is no such request. */
export interface OwnTimes {
  last: number | null;
  /** The third within a quarter of an hour. */
  third: number | null;
  /** The newest but four, of any numbers. */
  fifth: number | null;
}

/** Which caps of others would refuse, as 0 or 1. */
export interface OthersCaps {
  allowsNumber: number;
  allowsNetwork: number;
  isQuiet: number;
}

const fifth = (of: string, at: number) => `(SELECT at FROM tan_issue WHERE ${of}
  ORDER BY at DESC LIMIT 1 OFFSET ${at - 1})`;

export const explainToStranger = statement<NewIssue, OwnTimes & OthersCaps>(
  `SELECT (SELECT max(at) FROM tan_issue WHERE ${ofVisitor}) AS last,
   (SELECT max(at) FROM (${burst('visitor')})) AS third,
   ${fifth('visitor = :visitor AND browser IS NULL', caps.visitorHourly)} AS fifth,
   (${allowsNumber}) AS "allowsNumber", (${allowsNetwork}) AS "allowsNetwork", (${isQuiet}) AS "isQuiet"`,
);
export const explainToKnown = statement<NewIssue, OwnTimes & OthersCaps>(
  `SELECT (SELECT max(at) FROM tan_issue WHERE ${ofKnown}) AS last, NULL AS third,
   ${fifth(ofKnown, caps.knownHourly)} AS fifth,
   1 AS "allowsNumber", 1 AS "allowsNetwork", 1 AS "isQuiet"`,
);
