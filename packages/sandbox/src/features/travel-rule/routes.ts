import {
  confirmOwnWallet,
  listVasps,
  processReceiveOrder,
  readTravelRuleEnabled,
  readTravelRuleTransaction,
} from '@wallet/contract/operations/travel-rule';
import {
  commitReviewedSend,
  commitReviewedTokenSend,
  confirmReviewedSend,
  confirmReviewedTokenSend,
  reviewSend,
  reviewTokenSend,
} from '@wallet/contract/operations/travel-rule-sends';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../http/services.ts';
import { confirmOwnWallet as confirmByLink, ownWalletHeaders, renderOwnWalletPage } from './ownWalletLink.ts';
import { processReceived } from './processReceived.ts';
import { reviewSend as submitReview } from './reviewTravelRule.ts';
import { commitReviewed, confirmReviewed } from './sendReviewed.ts';
import { needsTravelRule } from '../../kernel/wallet/sendTarget.ts';
import { buildDraftAnswer, findTravelRule, buildTravelRuleAnswer } from './travelRuleOnWire.ts';
import { vasps } from './travelRuleParty.ts';
import { negotiateLanguage } from '../../words/language.ts';

const sendCalls = [
  { type: 'crypto', review: reviewSend, confirm: confirmReviewedSend, commit: commitReviewedSend },
  { type: 'stablecoin', review: reviewTokenSend, confirm: confirmReviewedTokenSend, commit: commitReviewedTokenSend },
] as const;

/** API-052 to API-062. */
export function mountTravelRuleRoutes(http: Hono, services: Services): void {
  const { database, settings, origin } = services;

  mount(http, services, readTravelRuleEnabled, async ({ customer, query }) => {
    const enabled = await needsTravelRule(database, customer, query.address);
    return { answer: { enabled } };
  });

  mount(http, services, listVasps, async () => ({ answer: { items: vasps.map(({ id, name }) => ({ id, name })) } }));

  mount(http, services, readTravelRuleTransaction, async ({ customer, params, language }) => {
    const id = BigInt(params.id);
    const row = await findTravelRule(database, customer.id, id);
    const answer =
      row === undefined ? await buildDraftAnswer(database, customer.id, id) : await buildTravelRuleAnswer(database, row, language);
    return answer === undefined ? { refusal: refuse('notFound') } : { answer };
  });

  mount(http, services, processReceiveOrder, processReceived);

  for (const { type, review, confirm, commit } of sendCalls) {
    mount(http, services, review, ({ params, ...call }) => submitReview({ ...call, settings, origin, type, ...params }));
    mount(http, services, confirm, ({ params, ...call }) => confirmReviewed({ ...call, settings, origin, type, ...params }));
    mount(http, services, commit, ({ params, ...call }) => commitReviewed({ ...call, settings, origin, type, accountId: params.walletId }));
  }

  http.get('/public/travel_rule/own_wallet/:token', ({ req }) => {
    const language = negotiateLanguage(req.query('lang') ?? req.header('accept-language'));
    return new Response(renderOwnWalletPage(language), { headers: { ...ownWalletHeaders, 'content-language': language } });
  });
  mount(http, services, confirmOwnWallet, async ({ params, now }) => {
    const path = await confirmByLink(database, params.token, now);
    return path === null ? { refusal: refuse('notFound') } : { response: new Response(null, { status: 303, headers: { location: path } }) };
  });
}
