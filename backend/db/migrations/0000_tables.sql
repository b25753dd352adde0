CREATE TABLE `meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `price_ticks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`gold` real NOT NULL,
	`silver` real NOT NULL
);
--> statement-breakpoint
CREATE TABLE `product_images` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` integer NOT NULL,
	`type` text,
	`path` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `product_images_product` ON `product_images` (`product_id`);--> statement-breakpoint
CREATE INDEX `product_images_path` ON `product_images` (`path`);--> statement-breakpoint
CREATE TABLE `product_taxons` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` integer NOT NULL,
	`taxon_id` integer NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `product_taxons_product` ON `product_taxons` (`product_id`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`slug` text NOT NULL,
	`enabled` integer NOT NULL,
	`name` text,
	`name_en` text,
	`description` text,
	`brand` text,
	`main_taxon` text,
	`metal` text NOT NULL,
	`kind` text NOT NULL,
	`weight` real NOT NULL,
	`weight_type` text NOT NULL,
	`fine_weight` real NOT NULL,
	`purity` real NOT NULL,
	`year` integer,
	`label` text,
	`attributes` text NOT NULL,
	`ratings` real NOT NULL,
	`until` text,
	`options` text NOT NULL,
	`wire_form` integer NOT NULL,
	`sales_rank` integer,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_code_unique` ON `products` (`code`);--> statement-breakpoint
CREATE TABLE `taxons` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`parent_id` integer,
	`position` integer NOT NULL,
	`enabled` integer NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`description` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `taxons_code_unique` ON `taxons` (`code`);--> statement-breakpoint
CREATE TABLE `variants` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`product_id` integer NOT NULL,
	`position` integer NOT NULL,
	`enabled` integer NOT NULL,
	`name` text,
	`fine_weight` real NOT NULL,
	`weight_label` text NOT NULL,
	`vat_rate` integer NOT NULL,
	`premium` real,
	`fixed_price` integer,
	`buy_back` real,
	`campaign` real,
	`color` text,
	`color_name` text,
	`size` text,
	`option_values` text NOT NULL,
	`stock` integer NOT NULL,
	`on_hand` integer NOT NULL,
	`delivery_weeks` integer,
	`sold_out` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `variants_code_unique` ON `variants` (`code`);--> statement-breakpoint
CREATE INDEX `variants_product` ON `variants` (`product_id`,`position`,`id`);--> statement-breakpoint
CREATE TABLE `customers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`personal_number` text NOT NULL,
	`email` text,
	`phone` text,
	`newsletter` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_personal_number_unique` ON `customers` (`personal_number`);--> statement-breakpoint
CREATE TABLE `identity_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`personal_number` text,
	`device` text,
	`done_at` integer,
	`order_id` integer
);
--> statement-breakpoint
CREATE TABLE `order_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`position` integer NOT NULL,
	`variant_id` integer NOT NULL,
	`variant_code` text NOT NULL,
	`product_code` text NOT NULL,
	`name` text NOT NULL,
	`metal` text NOT NULL,
	`fine_weight` real NOT NULL,
	`quantity` integer NOT NULL,
	`unit_price` integer NOT NULL,
	`vat` integer NOT NULL,
	`total` integer NOT NULL,
	`price_epoch` text NOT NULL,
	`reserved` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pieces" CHECK(quantity > 0)
);
--> statement-breakpoint
CREATE INDEX `order_lines_order` ON `order_lines` (`order_id`,`position`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`state` text NOT NULL,
	`payment_state` text NOT NULL,
	`payment_method` text NOT NULL,
	`shipping_method` text NOT NULL,
	`customer_id` integer NOT NULL,
	`signed_in` integer NOT NULL,
	`personal_number` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`address` text NOT NULL,
	`zipcode` text NOT NULL,
	`city` text NOT NULL,
	`co` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`newsletter` integer NOT NULL,
	`items_total` integer NOT NULL,
	`shipping_total` integer NOT NULL,
	`order_total` integer NOT NULL,
	`fingerprint` text NOT NULL,
	`idempotency_key` text,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`confirmed_at` integer,
	`agreed` text,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "totals" CHECK(order_total = items_total + shipping_total)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_idempotency_key_unique` ON `orders` (`idempotency_key`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`method` text NOT NULL,
	`ref` text NOT NULL,
	`state` text NOT NULL,
	`failure` text,
	`amount` integer NOT NULL,
	`phone` text,
	`plan` text,
	`plan_at` integer,
	`reference` text,
	`pay_before` integer,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_ref_unique` ON `payments` (`ref`);--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `payments_state` ON `payments` (`state`,`plan_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_open` ON `payments` (`order_id`) WHERE state = 'created';--> statement-breakpoint
CREATE TABLE `tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`side` text NOT NULL,
	`purpose` text NOT NULL,
	`customer_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `identity_sessions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_number` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`goods` text NOT NULL,
	`received_at` integer NOT NULL
);
