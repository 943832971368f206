/**
 * The whole database: one schema for the embedded PGlite and for PostgreSQL.
 *
 * No column holds a transcript or a report; what is kept of the work are counts,
 * durations, sizes and error classes.
 */
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
const id = () => uuid('id').primaryKey().defaultRandom()
const createdAt = () => instant('created_at').notNull()
const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** argon2id; null where only an external provider signs in. */
    passwordHash: text('password_hash'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    role: text('role', { enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    status: text('status', { enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    authProvider: text('auth_provider').notNull().default('email'),
    isLegacy: boolean('is_legacy').notNull().default(false),
    legacyMigratedAt: instant('legacy_migrated_at'),
    preferredLanguage: text('preferred_language').notNull().default('de'),
    manualFullAccess: boolean('manual_full_access').notNull().default(false),

    trialStartedAt: instant('trial_started_at'),
    trialEndsAt: instant('trial_ends_at'),
    hasUsedTrial: boolean('has_used_trial').notNull().default(false),
    stripeCustomerId: text('stripe_customer_id'),

    templateSearchTerm: text('template_search_term').notNull().default(''),
    templateModalityFilter: text('template_modality_filter').notNull().default('all'),
    templateLanguageFilter: text('template_language_filter').notNull().default('all'),
    autoFormatExternal: boolean('auto_format_external').notNull().default(false),
    autoFillTemplateExternal: boolean('auto_fill_template_external').notNull().default(false),
    autoGenerateReportExternal: boolean('auto_generate_report_external').notNull().default(false),

    customCorrectionPrompt: text('custom_correction_prompt'),
    customReportGenerationPrompt: text('custom_report_generation_prompt'),
    customTemplatePopulationPrompt: text('custom_template_population_prompt'),
    customReportFromScratchPrompt: text('custom_report_from_scratch_prompt'),
    useCustomCorrectionPrompt: boolean('use_custom_correction_prompt').notNull().default(false),
    useCustomReportGenerationPrompt: boolean('use_custom_report_generation_prompt').notNull().default(false),
    useCustomTemplatePopulationPrompt: boolean('use_custom_template_population_prompt').notNull().default(false),
    useCustomReportFromScratchPrompt: boolean('use_custom_report_from_scratch_prompt').notNull().default(false),

    formatCorrections: integer('format_corrections').notNull().default(0),
    templateFillings: integer('template_fillings').notNull().default(0),
    generateFromScratch: integer('generate_from_scratch').notNull().default(0),
    /** Runs of an AI function. */
    recordingCount: integer('recording_count').notNull().default(0),
    /** Reports that were copied with a measured time, and the sum of those seconds. */
    timedReports: integer('timed_reports').notNull().default(0),
    totalRecordingSeconds: integer('total_recording_seconds').notNull().default(0),
    /** A report is counted once, also where its time arrives twice. */
    lastTimedReport: uuid('last_timed_report'),

    lastActivityAt: instant('last_activity_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    uniqueIndex('users_stripe_customer_key').on(table.stripeCustomerId),
    index('users_created_at_idx').on(table.createdAt),
    index('users_last_activity_idx').on(table.lastActivityAt),
  ],
)

/** An account at an external identity provider. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: ownerId(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('identities_user_idx').on(table.userId)],
)

/** Six digits that confirm an address; only the newest of a user is valid. */
export const emailCodes = pgTable('email_codes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull(),
  triesLeft: integer('tries_left').notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
})

export const resetTokens = pgTable(
  'reset_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('reset_tokens_user_idx').on(table.userId)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    userId: ownerId(),
    userAgent: text('user_agent').notNull().default(''),
    /** False until the second factor was given, where one is set up. */
    isComplete: boolean('is_complete').notNull().default(true),
    /** When a password, provider or factor was last checked: deletion asks for a fresh one. */
    authenticatedAt: instant('authenticated_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('sessions_token_key').on(table.tokenHash),
    index('sessions_user_idx').on(table.userId),
    index('sessions_expires_idx').on(table.expiresAt),
  ],
)

export const totpSecrets = pgTable('totp_secrets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with the instance's key. */
  secret: text('secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** Time step of the last accepted code: each code works once. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: ownerId(),
    createdAt: createdAt(),
  },
  (table) => [index('recovery_codes_user_idx').on(table.userId)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    /** Credential id, base64url. */
    id: text('id').primaryKey(),
    userId: ownerId(),
    name: text('name').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: text('transports').array().notNull().default(sql`'{}'`),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user_idx').on(table.userId)],
)

/** Short-lived secrets of a running ceremony: WebAuthn challenges, OpenID Connect state. */
export const ceremonies = pgTable(
  'ceremonies',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('ceremonies_expires_idx').on(table.expiresAt)],
)

/** One trial for each address, also after the account is gone. */
export const trialClaims = pgTable('trial_claims', {
  /** HMAC of the address with the instance's key. */
  emailHash: text('email_hash').primaryKey(),
  claimedAt: instant('claimed_at').notNull(),
  /** Set at deletion of the account: 24 months later. */
  deleteAfter: instant('delete_after'),
})

/** Counters of the rate limits, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_limits_expires_idx').on(table.expiresAt),
  ],
)

export const ownTemplates = pgTable(
  'own_templates',
  {
    id: id(),
    userId: ownerId(),
    name: text('name').notNull(),
    modality: text('modality').notNull(),
    language: text('language').notNull(),
    templateHtml: text('template_html').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('own_templates_name_key').on(table.userId, sql`lower(${table.name})`)],
)

export const standardTemplates = pgTable('standard_templates', {
  id: id(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  modality: text('modality').notNull(),
  language: text('language').notNull(),
  templateHtml: text('template_html').notNull(),
  creator: text('creator'),
  licence: text('licence'),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull(),
})

export const vocabularyEntries = pgTable(
  'vocabulary_entries',
  {
    id: id(),
    userId: ownerId(),
    originalWord: text('original_word').notNull(),
    correctedWord: text('corrected_word').notNull(),
    language: text('language').notNull(),
    frequency: integer('frequency').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('vocabulary_word_key').on(table.userId, table.language, sql`lower(${table.originalWord})`)],
)

export const savedPrompts = pgTable(
  'saved_prompts',
  {
    id: id(),
    userId: ownerId(),
    promptType: text('prompt_type').notNull(),
    name: text('name').notNull(),
    promptText: text('prompt_text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('saved_prompts_user_idx').on(table.userId, table.promptType)],
)

export const aiPrompts = pgTable(
  'ai_prompts',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description'),
    promptText: text('prompt_text').notNull(),
    language: text('language').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('ai_prompts_name_key').on(table.name, table.language)],
)

export const feedbackEntries = pgTable(
  'feedback_entries',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    feedbackType: text('feedback_type').notNull(),
    feedbackCategory: text('feedback_category'),
    /** Masked for names and numbers of patients before it is stored. */
    feedbackText: text('feedback_text'),
    recordingId: text('recording_id'),
    sessionId: text('session_id'),
    language: text('language').notNull(),
    inputMethod: text('input_method').notNull(),
    templateUsed: boolean('template_used').notNull(),
    templateId: text('template_id'),
    templateName: text('template_name'),
    createdAt: createdAt(),
  },
  (table) => [index('feedback_created_idx').on(table.createdAt)],
)

/** One run of a call that is counted: sizes and times, never text. */
export const usageEvents = pgTable(
  'usage_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    endpoint: text('endpoint').notNull(),
    statusCode: integer('status_code').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Error code of the error table, or null. */
    errorCode: text('error_code'),
    /** How the language model failed where the engine did its work and the run succeeded all the same, or null. */
    fallbackClass: text('fallback_class'),
    inputChars: integer('input_chars').notNull().default(0),
    outputChars: integer('output_chars').notNull().default(0),
    language: text('language'),
    createdAt: createdAt(),
  },
  (table) => [
    // With the user, so that the busiest people are counted from the index alone.
    index('usage_created_user_idx').on(table.createdAt, table.userId),
    index('usage_user_created_idx').on(table.userId, table.createdAt),
  ],
)

/** Sums of usage by whole hour, for long ranges; hours after the last row are summed from the runs themselves. */
export const usageHours = pgTable(
  'usage_hours',
  {
    hour: instant('hour').notNull(),
    endpoint: text('endpoint').notNull(),
    calls: integer('calls').notNull(),
    errors: integer('errors').notNull(),
    durationMs: bigint('duration_ms', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.endpoint] })],
)

/** As the sums by hour, of the runs in which the language model failed, by the way it failed. */
export const fallbackHours = pgTable(
  'fallback_hours',
  {
    hour: instant('hour').notNull(),
    fallbackClass: text('fallback_class').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.fallbackClass] })],
)

/** What the payment provider last said of a subscription; the provider is the truth. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** Id at the provider. */
    id: text('id').primaryKey(),
    userId: ownerId(),
    /** Stripe's own word. */
    status: text('status').notNull(),
    priceId: text('price_id').notNull(),
    planType: text('plan_type').notNull(),
    /** Minor units. */
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    trialEndsAt: instant('trial_ends_at'),
    currentPeriodEndsAt: instant('current_period_ends_at'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    cancelledAt: instant('cancelled_at'),
    /** Cancelled before the trial had ended. */
    cancelledInTrial: boolean('cancelled_in_trial').notNull().default(false),
    betaDiscountEndsAt: instant('beta_discount_ends_at'),
    /** Beta price in minor units while a discount runs. */
    discountedAmountMinor: integer('discounted_amount_minor'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('subscriptions_user_idx').on(table.userId)],
)

/** Events of the payment provider already seen. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: instant('received_at').notNull(),
  appliedAt: instant('applied_at'),
})

/** A checkout a user has started, so that a retry makes no second subscription. */
export const checkouts = pgTable('checkouts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  idempotencyKey: text('idempotency_key').notNull(),
  planType: text('plan_type').notNull(),
  /** Days of trial the checkout credits. */
  trialDays: integer('trial_days').notNull().default(0),
  /** Id of the session at the provider, once it has answered. */
  sessionId: text('session_id'),
  startedAt: instant('started_at').notNull(),
})

/** Order of the fetches from the payment provider: an answer never overwrites one that was asked for later. */
export const billingFetches = pgTable('billing_fetches', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  issued: integer('issued').notNull(),
  applied: integer('applied').notNull(),
})

/** Mails on trial and payment already caused, each once for what it is about. */
export const billingMails = pgTable(
  'billing_mails',
  {
    userId: ownerId(),
    kind: text('kind').notNull(),
    /** The end, invoice or cancellation the mail is about. */
    reference: text('reference').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.reference] })],
)

/** What admins did; rows are only ever added (a trigger refuses the rest). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    actorId: uuid('actor_id'),
    actorEmail: text('actor_email').notNull(),
    action: text('action').notNull(),
    targetId: text('target_id'),
    targetLabel: text('target_label'),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index('audit_created_idx').on(table.createdAt), index('audit_target_idx').on(table.targetId)],
)

/** State of a user at the e-mail marketing service. */
export const marketingContacts = pgTable('marketing_contacts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  syncedAt: instant('synced_at'),
  /** Error code of the last failed try; null after one that succeeded. */
  lastError: text('last_error'),
  failedAt: instant('failed_at'),
  /** An administrator took the contact out; only a person puts it back. */
  removedAt: instant('removed_at'),
})

/** A synchronisation of all users, done in batches by jobs: how far it is. */
export const marketingSyncs = pgTable('marketing_syncs', {
  id: id(),
  /** Lists at the service every contact is put on. */
  listIds: integer('list_ids').array().notNull(),
  totalUsers: integer('total_users').notNull(),
  successful: integer('successful').notNull().default(0),
  failed: integer('failed').notNull().default(0),
  /** Failures since the last contact that succeeded: too many mean that nobody is there. */
  failedInARow: integer('failed_in_a_row').notNull().default(0),
  /** The last user that was dealt with; they go in the order of their ids. */
  lastUserId: uuid('last_user_id'),
  /** Error code that ended it before its time. */
  error: text('error'),
  startedAt: instant('started_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  finishedAt: instant('finished_at'),
})

/** The one-off move from the legacy sign-in: a single row with id 1. */
export const legacyMigrations = pgTable('legacy_migrations', {
  id: integer('id').primaryKey(),
  startedAt: instant('started_at').notNull(),
  deadlineAt: instant('deadline_at').notNull(),
})

/** The one mail on the move each legacy user gets. */
export const legacyMails = pgTable('legacy_mails', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The start that asked for it: a start tells of its own mails only. */
  requestedAt: instant('requested_at').notNull(),
  /** Set while a process sends it, so that no other one does. */
  claimedAt: instant('claimed_at'),
  sentAt: instant('sent_at'),
  /** Error code of the last failed try. */
  error: text('error'),
})

/** Keys the instance made for itself at its first start. */
export const instanceSecrets = pgTable('instance_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
})

/** What was put in once at a start; what an administrator deleted later does not come back. */
export const seeds = pgTable('seeds', {
  key: text('key').primaryKey(),
  seededAt: instant('seeded_at').notNull(),
})
