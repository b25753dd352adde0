CREATE TABLE `refunds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "amount" CHECK(amount > 0)
);
--> statement-breakpoint
CREATE INDEX `refunds_order` ON `refunds` (`order_id`);--> statement-breakpoint
CREATE TABLE `shipments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`parcel` integer NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL,
	`tracking` text,
	`lines` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipments_parcel` ON `shipments` (`order_id`,`parcel`);--> statement-breakpoint
ALTER TABLE `orders` ADD `ended_because` text;--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `decision` text DEFAULT 'received' NOT NULL;